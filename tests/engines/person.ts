/** What the tests type into the fields that must be filled. */
export const person = {
  firstName: 'Regula',
  lastName: 'Muster',
  company: 'Muster Handel AG',
  email: 'regula@muster-handel.example',
};
