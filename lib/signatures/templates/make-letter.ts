import 'server-only'
import type { z } from 'zod'
import {
  letterFormText as text,
  letterVariables,
  letterWords,
  type LetterVariable,
} from '@/content/signature-templates'
import { ExpectedError } from '@/lib/errors'
import type { Member } from '@/lib/session/require'
import { readSignature } from '@/lib/signatures/queries'
import { drawLetter } from '@/lib/signatures/templates/draw-letter'
import { fillLetter, missingIn, undrawableIn, variablesOf } from '@/lib/signatures/templates/letter'
import { listSignatureTemplates, readCard } from '@/lib/signatures/templates/queries'
import type { makeLetterSchema } from '@/lib/signatures/templates/schema'
import { letterValues, termsOf } from '@/lib/signatures/templates/terms'
import { takePdf, type TakenPdf } from '@/lib/signatures/take-pdf'

const refuse = (sentence: string) => new ExpectedError('signature-letter', { sentence })
/**
 * Makes the PDF of a template for a client and stores it as a draft.
 * Throws `signature-letter` with the names of the values that are missing.
 * Throws `signature-template-unreviewed`, or `conflict` when the template changed meanwhile.
 */
export async function makeLetter(
  member: Member,
  { client, template: id, version, title, values: typed }: z.output<typeof makeLetterSchema>,
): Promise<TakenPdf> {
  const [card, templates] = await Promise.all([readCard(member, client), listSignatureTemplates(member)])
  const template = templates.find((one) => one.id === id && !one.archived)
  if (!template) throw new ExpectedError('not-found')
  if (template.version !== version) throw new ExpectedError('conflict')
  if (!template.reviewedAt) throw new ExpectedError('signature-template-unreviewed')
  const { body } = template
  const said = variablesOf(body).known
  const values = letterValues(card, typed)
  requireWhole(missingIn(body, values))
  for (const name of said) {
    const sign = undrawableIn([values[name] ?? ''].flat().join(''))
    if (sign) throw refuse(text.problems.sign(letterVariables[name].label, sign))
  }
  const blocks = fillLetter(body, values, (name) => letterWords.missing(letterVariables[name].label))
  const pdf = await drawLetter(title, blocks, new Date())
  const terms = template.kind === 'engagement' ? termsOf(said, typed) : null
  const taken = await takePdf(client, member.id, title, pdf, { template: id, version, terms })
  if (!terms) return taken
  const { fees } = await readSignature(member, taken.request)
  return { ...taken, fees }
}

function requireWhole(missing: readonly LetterVariable[]): void {
  const [card] = missing.filter((name) => letterVariables[name].source === 'card')
  if (card) throw refuse(text.problems.missingCard(letterVariables[card].label))
  if (missing.length > 0)
    throw refuse(text.problems.missing(missing.map((name) => letterVariables[name].label)))
}
