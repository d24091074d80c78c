import { useEffect, useRef, type ReactNode } from 'react';

type StepHeadingProps = {
  isCurrent: boolean;
  /** Whether the page began with this step: then the focus stays where it is. */
  isFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The heading of a step. Takes focus whenever the step begins, so that nobody has to look for it. */
export function StepHeading({ isCurrent, isFirst = false, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCurrent = useRef(isFirst);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    wasCurrent.current = isCurrent;
  }, [isCurrent]);

  return (
    <h2 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}
