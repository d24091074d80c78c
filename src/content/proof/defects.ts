/**
 * What to do when the goods are defective, on /services/qualitaetsmanagement. The periods for transport damage: road
 * 7 days (CMR Art. 30), sea 3 days (Hague-Visby Rules Art. III 6), air 14 days (Montreal Convention Art. 31). Notice to
 * the seller: OR Art. 201 under Swiss law, CISG Art. 38 and 39 where the contract does not exclude it.
 */
interface DefectStep {
  /** By when, as printed. At most 40 characters. */
  deadline: string;
  /** What is done. At most 50 characters. */
  title: string;
  /** How. At most 240 characters. */
  description: string;
  /** Who does it. At most 20 characters. */
  who: string;
}

export interface Defects {
  /** At most 50 characters. */
  heading: string;
  /** In time. */
  steps: readonly DefectStep[];
  /** What the periods depend on. At most 200 characters. */
  note: string;
}

export const defects: Defects = {
  heading: 'Wenn die Ware trotzdem mangelhaft ist',
  steps: [
    {
      deadline: 'bei der Übergabe',
      title: 'Sichtbaren Schaden festhalten',
      description:
        'Notieren Sie den Schaden vor der Unterschrift auf dem Lieferschein und fotografieren Sie Karton und Etikett. Verdeckte Schäden melden Sie uns sofort; bei Seefracht bleiben oft nur 3 Tage.',
      who: 'Sie',
    },
    {
      deadline: 'in den ersten Tagen',
      title: 'Ware prüfen und Mangel melden',
      description:
        'Wer zu spät rügt, verliert seine Rechte; ohne Abrede gilt eine «angemessene» Frist, längstens zwei Jahre. Wir schreiben die Rüge mit Ihnen.',
      who: 'Sie',
    },
    {
      deadline: 'sobald Ihre Fotos da sind',
      title: 'Mit Bericht und Muster vergleichen',
      description: 'Wir klären, ob der Fehler im Werk oder unterwegs entstand und ob wir ihn übersahen.',
      who: 'Wir',
    },
    {
      deadline: 'Frist des Kaufvertrags',
      title: 'Nacharbeit, Gutschrift oder Ersatz fordern',
      description: 'Der Hersteller belegt Ursache und Abhilfe schriftlich.',
      who: 'Wir',
    },
    {
      deadline: 'wenn er sich weigert',
      title: 'Schiedsgericht anrufen',
      description:
        'Ohne Schiedsklausel im Kaufvertrag klagen Sie in der Regel in China. Einen Schiedsspruch vollstreckt China nach dem New Yorker Übereinkommen, ein Schweizer Urteil meist nicht.',
      who: 'Sie, mit Anwalt',
    },
  ],
  note: 'Es gilt der Kaufvertrag, für Transportschäden der Frachtvertrag. Nach unserem Vertragsentwurf ist Ihre Freigabe keine Abnahme: Bei verdeckten Mängeln behalten Sie Ihre Rechte.',
};
