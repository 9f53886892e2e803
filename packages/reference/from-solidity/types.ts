import type { TypeName } from '../solidity/ast';
import { printType, userType } from '../solidity/print';
import type { Link } from '../model';
import type { Scope } from './scope';

/** A type as in the source, linked to the page of the struct, enum or contract in it. */
export function typeLink(scope: Scope, type: TypeName): Link {
  const label = printType(type);
  const id = userType(type);
  if (id === undefined) return { label };
  const declaration = scope.program.declaration(id);
  // Inside its own library a struct has its short name; readers need the full one.
  const full = scope.linkTo(declaration);
  const short = label.replace(/\[.*$/, '');
  const qualified = full.label.endsWith(`.${short}`) ? label.replace(short, full.label) : label;
  return { label: qualified, href: full.href };
}
