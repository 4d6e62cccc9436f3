
"use strict";
{
  const groups = [...document.querySelectorAll("details")].map((element) => ({
    element,
    name: element.querySelector("h2"),
    friends: [...element.querySelectorAll("li")].map((element) => ({ element })),
  }));
  const tools = document.querySelector(".tools");
  const [field, button, status] = tools.children;

  // As `friends-cli find` compares: without case, accents and width.
  const folded = (text) =>
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
  const textOf = (friend) =>
    (friend.text ??= folded(
      [...friend.element.querySelectorAll("bdi")].map((part) => part.textContent).join("\n")));

  let isOpen = null;
  const remember = () => { isOpen ??= groups.map(({ element }) => element.open); };
  const restore = () => {
    isOpen?.forEach((open, index) => { groups[index].element.open = open; });
    isOpen = null;
  };

  const search = () => {
    const text = folded(field.value);
    if (text === "") {
      restore();
      for (const { element, friends } of groups) {
        element.hidden = false;
        for (const friend of friends) friend.element.hidden = false;
      }
      status.textContent = "";
      return;
    }
    remember();
    let found = 0;
    for (const group of groups) {
      group.text ??= folded(group.name.textContent);
      const isNamed = group.text.includes(text);
      let here = 0;
      for (const friend of group.friends) {
        const isHit = textOf(friend).includes(text);
        if (isHit) here += 1;
        friend.element.hidden = !isHit;
      }
      // A group that is meant by its name shows everybody, if nobody in it is meant.
      if (isNamed && here === 0) {
        here = group.friends.length;
        for (const friend of group.friends) friend.element.hidden = false;
      }
      group.element.hidden = here === 0 && !isNamed;
      group.element.open = here > 0;
      found += here;
    }
    const { none, one, many } = status.dataset;
    status.textContent = found === 0 ? none : found === 1 ? one : many.replace("#", found);
  };

  const label = () => {
    const allAreOpen = groups.every(({ element }) => element.open);
    button.textContent = allAreOpen ? button.dataset.close : button.dataset.open;
    return allAreOpen;
  };

  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.value = "";
    search();
  });
  button.addEventListener("click", () => {
    const allAreOpen = label();
    for (const { element } of groups) element.open = !allAreOpen;
    label();
  });
  for (const { element } of groups) element.addEventListener("toggle", label);

  // Everything is printed; a search that is going on keeps to what it found.
  let folds = null;
  addEventListener("beforeprint", () => {
    folds = groups.map(({ element }) => element.open);
    for (const { element } of groups) element.open = true;
  });
  addEventListener("afterprint", () => {
    folds?.forEach((open, index) => { groups[index].element.open = open; });
    folds = null;
  });

  tools.hidden = false;
  button.hidden = groups.length < 2;
  label();
}
