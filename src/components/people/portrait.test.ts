import { describe, expect, test } from 'vitest';
import { checkAllNamed, initials, photographFile, portraitHeight, portraitWidths } from './portrait.ts';

const member = {
  name: 'Regula K.',
  role: 'Geschäftsleitung',
  location: 'Schweiz',
  experience: 'Offerten',
  languages: 'Deutsch',
  image: null,
};

describe('a monogram', () => {
  test.each([
    ['Regula K.', 'RK'],
    ['Anna-Lena von Gunten', 'AG'],
    ['Émile Ötztaler', 'ÉÖ'],
    ['Yan', 'Y'],
  ])('of «%s» is %s', (name, expected) => {
    expect(initials(name).join('')).toBe(expected);
  });
});

describe('a photograph', () => {
  test('is made in every width it has enough pixels for', () => {
    expect(portraitWidths({ width: 3000, height: 4000 })).toEqual([160, 320, 480, 640]);
    expect(portraitWidths({ width: 1200, height: 500 })).toEqual([160, 320]);
  });

  test('that is too small for all of them is never enlarged', () => {
    expect(portraitWidths({ width: 300, height: 125 })).toEqual([100]);
  });

  test('stands 4:5', () => {
    expect(portraitHeight(320)).toBe(400);
  });

  test('is the file that the record names; without a name there is none', () => {
    expect(photographFile({ ...member, image: 'regula.jpg' }, ['regula.jpg'])).toBe('regula.jpg');
    expect(photographFile(member, ['regula.jpg'])).toBeUndefined();
  });

  test('that is missing stops the build and says whose it is, in which field, and what to do', () => {
    const build = () => photographFile({ ...member, image: 'regla.jpg' }, ['regula.jpg']);
    expect(build).toThrow(/«Regula K\.», field image.*«regla\.jpg».*src\/content\/people.*null.*regula\.jpg/);
  });

  test('that belongs to nobody stops the build, since its original would be published', () => {
    const team = [member, { ...member, image: 'regula.jpg' }];
    expect(() => checkAllNamed(['regula.jpg', 'party.jpg'], team)).toThrow(
      /«party\.jpg».*content\/team\.ts.*remove/,
    );
    expect(() => checkAllNamed(['regula.jpg'], team)).not.toThrow();
  });
});
