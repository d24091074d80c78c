/**
 * What stands above the form or a tool that a fault has brought to a standstill; below it phone and e-mail. Its words travel
 * with what starts islands.
 */
export const islandFailure = {
  /** Where the e-mail carries what was typed. */
  form: 'Dieser Teil der Seite ist stehen geblieben, senden lässt sich hier nichts mehr. Was Sie eingegeben haben, steht noch da und im E-Mail.',
  /** Anywhere else. */
  tool: 'Dieser Teil der Seite ist stehen geblieben. Laden Sie die Seite neu oder fragen Sie uns.',
  /** The two ways. */
  call: 'Anrufen:',
  email: 'E-Mail öffnen',
} as const;
