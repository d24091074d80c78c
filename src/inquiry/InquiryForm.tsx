import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { isMalformedEmail } from '#components/controls/TextInput.tsx';
import { ErrorSummary, FailureNotice } from '#components/controls/Notice.tsx';
import { useLeaveWarning } from '#components/controls/use-leave-warning.ts';
import { Button } from '#components/links/Links.tsx';
import type { Company } from '#content/site.schema.ts';
import { maxLengths, requiredFields, trapName } from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import { errorMessage, inquiryForm } from '#content/inquiry-form.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useMail } from '#hydration/use-mail.ts';
import type { PrintedClosure } from '#lib/company-days.ts';
import { checkFields, summaryLines } from '#lib/submission.ts';
import { swissToday } from '#lib/swiss-time.ts';
import type { Endpoint } from './delivery.ts';
import { readInquiry } from './inquiry.ts';
import { mailHref } from './message.ts';
import { PersonFields, ProjectFields, Trap } from './FieldGroups.tsx';
import { ThankYou } from './ThankYou.tsx';
import { Toasts } from './Toasts.tsx';
import { preselection, useBroughtLines, type InquiryFormElement } from './brought.ts';
import { useInquiry, useSentMark, useTitlePrefix } from './use-inquiry.ts';
import styles from './InquiryForm.module.css';

/** `phone` and `email` are the other ways, should the form fail; the whole company would weigh half a kilobyte in the island. */
type InquiryFormProps = Pick<Company, 'phone' | 'email'> & {
  /** Where inquiries go, or null: then none leaves the browser. */
  endpoint: Endpoint | null;
  /** Id of the heading that names the form. */
  headingId: string;
  /** Closing days that are not over, for the thanks. */
  closures: readonly PrintedClosure[];
  /** Title of the page: what stands there may be a translation by now. */
  title: string;
};

/**
 * The inquiry form. It draws the state machine in `state.ts`; what the visitor typed stays in the
 * fields themselves, so that it survives hydration, failures and the way to the thank-you and back.
 *
 * Nothing can be submitted before the script has arrived: the button is no submit button until then, and
 * `method="dialog"` outside a dialog means that a browser never sends the form by itself. Only our own receiver takes
 * a form that no script has checked.
 */
export function InquiryForm({ endpoint, headingId, title, ...contact }: InquiryFormProps) {
  const form = useRef<InquiryFormElement>(null);
  const { state, dispatch, submit } = useInquiry(endpoint);
  const isHydrated = useHydrated();
  const check = state.status === 'form' ? state.check : null;
  /** Whether something stands in the form that has not been delivered. */
  const [isEdited, setEdited] = useState(false);

  useEffect(() => {
    // Typed before the script was there, or brought back by the browser.
    if (form.current) setEdited(isFilled(form.current));
  }, []);
  useLeaveWarning(state.status === 'sending' || (isEdited && state.status !== 'sent'));
  const loss = useBroughtLines(form);
  useSentMark(state.status, () => {
    if (form.current)
      dispatch({ type: 'come-back', inquiry: readForm(form.current).inquiry, today: swissToday() });
  });
  useTitlePrefix(title, state);
  useMail(form, (element) => mailHref(contact.email, readForm(element).inquiry));

  function handleSubmit(event: SubmitEvent<InquiryFormElement>) {
    event.preventDefault();
    void submit({ ...readForm(event.currentTarget), today: swissToday() });
  }

  function handleInput({ currentTarget }: InputEvent<InquiryFormElement>) {
    dispatch({ type: 'edit', errors: readForm(currentTarget).errors });
  }

  function startAgain() {
    dispatch({ type: 'start-again' });
    setEdited(false);
    // The form is hidden until React has drawn the new state.
    requestAnimationFrame(() => {
      form.current?.focus({ preventScroll: true });
      document.getElementById(headingId)?.scrollIntoView();
    });
  }

  return (
    <>
      <form
        ref={form}
        className={`stack ${styles.form}`}
        {...(endpoint?.isOurs ? { method: 'post', action: endpoint.address } : { method: 'dialog' })}
        noValidate={isHydrated}
        hidden={state.status === 'sent'}
        aria-labelledby={headingId}
        tabIndex={-1}
        onSubmit={handleSubmit}
        onInput={handleInput}
        onChange={({ currentTarget }) => setEdited(isFilled(currentTarget))}
      >
        {check && (
          <ErrorSummary
            mended={inquiryForm.mended}
            lines={summaryLines(check, errorMessage)}
            attempts={state.attempts}
          />
        )}
        {state.status === 'failed' && (
          <FailureNotice
            words={inquiryForm.failure}
            reason={state.reason}
            phone={contact.phone}
            mail={mailHref(contact.email, state.outgoing.inquiry)}
            attempts={state.attempts}
          />
        )}
        <p className="note">{inquiryForm.requiredHint}</p>
        {loss && <p role="alert">{inquiryForm[loss]}</p>}
        <PersonFields check={check} />
        <ProjectFields check={check} />
        {endpoint && !state.outgoing?.wasHeldBack && <Trap />}
        <SubmitRow
          isReady={isHydrated || endpoint?.isOurs === true}
          isSending={state.status === 'sending'}
          isDelivered={endpoint !== null}
        />
      </form>
      {state.status === 'sent' && (
        <ThankYou
          inquiry={state.outgoing.inquiry}
          isDelivered={endpoint !== null}
          {...contact}
          onStartAgain={startAgain}
        />
      )}
      {isHydrated && <Toasts state={state} />}
    </>
  );
}

type SubmitRowProps = {
  /** Whether the script has taken over, or the form works without; else the button must not submit. */
  isReady: boolean;
  isSending: boolean;
  /** Whether inquiries leave the browser. */
  isDelivered: boolean;
};

/** Milliseconds of sending after which a line says that it takes longer. */
const slowAfterMs = 8_000;

/** The note on privacy, the button, and the line that says what the form is doing. */
function SubmitRow({ isReady, isSending, isDelivered }: SubmitRowProps) {
  const { privacy, submit, takesLonger } = inquiryForm;
  const { sending } = formTexts;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);

  return (
    <div className={`stack ${styles.row}`}>
      <p className="note">
        {isDelivered ? privacy.delivered : privacy.simulated}{' '}
        <a href="/datenschutz#formular">{privacy.link}</a>
      </p>
      <Button
        type={isReady ? 'submit' : 'button'}
        label={isSending ? sending : submit}
        isBusy={isSending}
        isDisabled={!isReady}
      />
      <p className={`note ${styles.status}`} role="status">
        {isSending && (isSlow ? takesLonger : <span className="visually-hidden">{sending}</span>)}
      </p>
    </div>
  );
}

/** What stands in the form, and what is wrong with it. */
function readForm(form: InquiryFormElement) {
  const data = new FormData(form);
  const inquiry = readInquiry((name) => data.get(name));
  return {
    inquiry,
    errors: checkFields(inquiry, requiredFields, isMalformedEmail(inquiry.email), maxLengths),
    isTrapped: Boolean(data.get(trapName)),
  };
}

/** Whether something stands in a form that the visitor put there: what the address preselects does not count. */
function isFilled(form: HTMLFormElement): boolean {
  const preselected: Readonly<Record<string, string>> = preselection(location.search);
  return [...new FormData(form)].some(([name, value]) => value && value !== preselected[name]);
}
