import { expect, test } from 'vitest'
import { mailOutcome } from '@/lib/incoming-mail/mail-outcome'
import type { MailLine, ShownFile } from '@/lib/incoming-mail/schema'

const file = (more: Partial<ShownFile> = {}): ShownFile => ({
  name: 'a.xml',
  size: 1,
  result: 'accepted',
  why: '',
  document: null,
  status: 'accepted',
  ...more,
})
const line = (more: Partial<MailLine> = {}): MailLine => ({
  id: 'a',
  received_at: '2026-11-26T12:00:00Z',
  state: 'read',
  sender: 'a@proveedor.example',
  subject: 'x',
  size: 40 * 1024 * 1024,
  found: null,
  kept: true,
  discarded_by: null,
  files: [],
  ...more,
})
const { status: _, ...supporting } = file({ name: 'a.pdf', result: 'supporting' })
const pdf: ShownFile = supporting
const wrong = file({ status: 'reviewing', proposal: 'wrong', finding: 'El IVA no cuadra.' })

test.each<[string, Partial<MailLine>, string]>([
  ['three accepted', { files: [file(), file(), file(), pdf] }, 'Llegaron 3 facturas y quedaron aceptadas.'],
  ['one accepted', { files: [file()] }, 'Llegó 1 factura y quedó aceptada.'],
  [
    'in review',
    { files: [file({ status: 'reviewing' }), file()] },
    'Llegaron 2 facturas y están en revisión.',
  ],
  [
    'a part',
    { files: [file(), file(), file(), file({ result: 'damaged' })] },
    'De 4 archivos, 3 quedaron bien y 1 no: mira cuál.',
  ],
  ['the only invoice is wrong', { files: [wrong, pdf] }, 'La factura no pasó la revisión: el IVA no cuadra.'],
  [
    'known',
    { files: [file({ result: 'duplicate', since: '2026-11-12T15:00:00+00:00' })] },
    'Ya la teníamos desde el 12 de noviembre.',
  ],
  [
    'known since the evening of 31 December, when it was January in UTC',
    {
      received_at: '2027-01-01T15:00:00Z',
      files: [file({ result: 'duplicate', since: '2027-01-01T01:00:00+00:00' })],
    },
    'Ya la teníamos desde el 31 de diciembre 2026.',
  ],
  [
    'a locked ZIP',
    { files: [file({ result: 'locked' })] },
    'El ZIP tiene clave. Súbelo sin clave o pide otro.',
  ],
  [
    'a support',
    { state: 'no-invoice', files: [pdf] },
    'No trae una factura electrónica. La guardamos como soporte.',
  ],
  ['nothing', { state: 'no-invoice' }, 'No trae una factura electrónica ni archivos que guardar.'],
  ['too large', { state: 'too-large' }, 'Pesa 40 MB y recibimos hasta 25. Pide el archivo solo.'],
  ['put aside', { state: 'discarded', discarded_by: 'Laura' }, 'Lo descartó Laura.'],
  ['paused', { state: 'paused' }, 'Llegó demasiado correo de un remitente. Lo guardamos y espera.'],
  ['a code for somebody else', { state: 'code' }, 'Gmail envió un código de reenvío.'],
])('the sentence about a received mail: %s', (_, more, sentence) => {
  expect(mailOutcome(line(more)).sentence).toBe(sentence)
})

test('the sentence about Gmail’s code contains the code for those who may see it', () => {
  expect(mailOutcome(line({ state: 'code' }), '418902377').sentence).toBe(
    'Gmail envió tu código: 418 902 377.',
  )
})
