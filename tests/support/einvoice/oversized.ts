import { signDocument } from '../../../supabase/sample-files/sign-xml'
import { answerXml, attachedDocument, invoiceXml } from './invoice-xml'
import type { Draft } from './draft'
import { escape } from './xml-text'

export type Oversized = { name: string; text: string; reason: string }

const into = (text: string, more: string) => text.replace('<cbc:UBLVersionID>', (own) => `${more}${own}`)
const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')

/** Each of these valid contents exceeds one limit of the parser, so the site does not read the file. */
const excesses: readonly { name: string; reason: string; more: string }[] = [
  { name: '61,000 notes', reason: 'elements', more: many(61_000, (at) => `<cbc:Note>${at}</cbc:Note>`) },
  {
    name: '61,000 empty notes',
    reason: 'elements',
    more: '<cbc:Note/>'.repeat(61_000),
  },
  {
    name: '110,000 attributes',
    reason: 'attributes',
    more: '<cbc:Note languageID="es" languageLocaleID="CO"/>'.repeat(55_000),
  },
  {
    name: '201 attributes of one element',
    reason: 'attributes',
    more: `<cbc:Note ${many(201, (at) => ` a${at}="1"`)}/>`,
  },
  { name: '101 levels', reason: 'depth', more: '<cac:Item>'.repeat(101) + '</cac:Item>'.repeat(101) },
  {
    name: 'a note of 1.1 million letters',
    reason: 'text',
    more: `<cbc:Note>${'a '.repeat(550_000)}</cbc:Note>`,
  },
  {
    name: 'a note of 200,000 escaped letters',
    reason: 'text',
    more: `<cbc:Note>${'&#65;'.repeat(220_000)}</cbc:Note>`,
  },
  {
    name: '5 MB of notes',
    reason: 'too-large',
    more: `<cbc:Note>${'a'.repeat(900_000)}</cbc:Note>`.repeat(6),
  },
]

/** Returns four files for each of the `excesses`, and a file whose escaped invoice is too long. */
export function oversized(draft: Draft): Oversized[] {
  const [invoice, answer] = [invoiceXml(draft), answerXml(draft, false)]
  const wrap = (inner: string, response: string) => attachedDocument(draft, inner, response)
  const escaped = (text: string) =>
    text.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, inner: string) => escape(inner))
  return [
    ...excesses.flatMap(({ name, reason, more }) => [
      { name: `${name}, bare`, reason, text: into(invoice, more) },
      { name: `${name}, in an envelope`, reason, text: wrap(into(invoice, more), answer) },
      { name: `${name}, signed`, reason, text: signDocument(wrap(into(invoice, more), answer)) },
      { name: `${name}, in the answer`, reason, text: wrap(invoice, into(answer, more)) },
    ]),
    {
      name: 'an escaped invoice of 1.2 million letters',
      reason: 'text',
      text: escaped(wrap(into(invoice, '<cbc:Note>una línea</cbc:Note>\n'.repeat(35_000)), answer)),
    },
  ]
}
