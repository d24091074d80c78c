/**
 * Translators that wrap every text node wrap white space too. React, which wants to remove such a blank or put something in
 * front of it, would throw. Here what is no child any more counts as removed, and what was wrapped stands where its wrapper does.
 */
export function tolerateWrappedBlanks(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const isWrapped = child instanceof Text && child.parentNode !== this;
    return isWrapped ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let place = next;
    if (next instanceof Text) while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
