/** The comments on the fields are the editor's manual: there is one on each field. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { contentFiles } from './record-files.ts';
import { limitIn, sourceOf } from './limits.ts';

/** A postal address needs no explanation. */
const plainFields = ['address', 'city', 'country'];

describe.each(contentFiles)('%s', (file) => {
  test('has a comment on each field of its types', () => {
    expect(fieldsWithoutComment(sourceOf(file))).toEqual([]);
  });
});

/** A title says what it is; how long it may be, its type says. */
const hasLimit = (field: ts.PropertySignature) => limitIn(field.type) !== undefined;

/** Fields that begin a line; those within it are explained by its comment. A fixed value leaves nothing to explain. */
function fieldsWithoutComment(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && !(node.type && ts.isLiteralTypeNode(node.type))) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      const before = source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).slice(0, character);
      const hasComment = ts.getJSDocCommentsAndTags(node).length > 0 || hasLimit(node);
      const name = node.name.getText();
      if (before.trim() === '' && !hasComment && !plainFields.includes(name))
        found.push(`${line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
