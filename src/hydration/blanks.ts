/**
 * Translators that wrap every text node wrap white space too. React, which wants to remove such a blank or put something in
 * front of it, would throw. Here what is no child any more counts as removed, and what was wrapped stands where its wrapper does.
 */
export function tolerateWrappedBlanks(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
