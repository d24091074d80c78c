/** What moves, or may. */

/** What is in motion now. Runs on the page. */
export function findRunning(): string[] {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1);
  return running.map((animation) => {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    const name = 'animationName' in animation ? animation.animationName : 'transition';
    return `${name} on ${target?.outerHTML.slice(0, 100)}${pseudoElement ?? ''}`;
  });
}

/** Rules of the style sheets that apply and give an animation, whatever state they are for. Runs on the page. */
export function findAnimatingRules(): string[] {
  const animating = (rule: CSSRule): string[] => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    const inner = 'cssRules' in rule && !(rule instanceof CSSKeyframesRule) ? rule.cssRules : [];
    const { animationName = 'none', animationDuration = '0s' } = (rule as Partial<CSSStyleRule>).style ?? {};
    const isStill = /^(?:none)?$/.test(animationName) || /^(?:0s)?$/.test(animationDuration);
    return [
      ...(isStill ? [] : [rule.cssText.slice(0, 150)]),
      ...[...(inner as CSSRuleList)].flatMap(animating),
    ];
  };
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(animating));
}
