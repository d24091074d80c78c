import { ErrorSummary as AnyErrorSummary } from '#components/controls/ErrorSummary.tsx';
import { errorMessage, inquiryForm } from '#content/inquiry-form.ts';
import { fieldsWithErrors } from './check.ts';
import type { Check } from './state.ts';

type ErrorSummaryProps = { check: Check; attempts: number };

/** The errors of the last submit. */
export function ErrorSummary({ check, attempts }: ErrorSummaryProps) {
  const { heading, mended, done } = inquiryForm.summary;
  const lines = fieldsWithErrors(check.found).map((name) => ({
    id: name,
    message: errorMessage(name, check.open[name] ?? check.found[name] ?? 'missing'),
    isMended: !check.open[name],
  }));
  return (
    <AnyErrorSummary
      heading={fieldsWithErrors(check.open).length > 0 ? heading : mended}
      lines={lines}
      done={done}
      attempts={attempts}
    />
  );
}
