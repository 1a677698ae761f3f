import { expect, test } from 'vitest'
import { mailFindings, type MailFile, type ReadMail } from '@/lib/incoming-mail/reading/task'
import { verdictOf } from '@/lib/incoming-mail/verdict'

const gmail = 'forwarding-noreply@google.com'
const file: MailFile = {
  name: 'a.xml',
  type: 'text/xml',
  size: 9,
  sha256: 'a',
  isDocument: true,
  fault: null,
}
const mail = (more: Partial<ReadMail> = {}): ReadMail => ({
  finding: null,
  found: null,
  sender: 'ventas@proveedor.example',
  shown: 'ventas@proveedor.example',
  subject: 'Factura',
  proved: true,
  code: null,
  files: [file],
  ...more,
})
const known = { allowed: false, known: true }
const asked = { allowed: true, known: false }
const nobody = { allowed: false, known: false }

test.each([
  [
    'whoever sets up forwarding in Gmail sees the code',
    { sender: gmail, code: '123456789', files: [] },
    nobody,
    'code',
  ],
  [
    'a notice in Gmail’s name that is not proved shows no code',
    { sender: gmail, proved: false, files: [] },
    nobody,
    'unproved',
  ],
  ['a proved notice without a code waits too', { sender: gmail, files: [] }, known, 'unproved'],
  ['files of a known sender are taken', {}, known, 'take'],
  ['files that the client asked for are taken from anybody', { proved: false }, asked, 'take'],
  ['a proved stranger waits for the client', {}, nobody, 'unknown-sender'],
  ['a sender who is not proved waits, with another reason', { proved: false }, nobody, 'unproved'],
  ['a mail without files says so, whoever sent it', { files: [] }, known, 'no-invoice'],
  [
    'a stranger’s mail without files does not ask the client about the sender',
    { files: [], proved: false },
    nobody,
    'no-invoice',
  ],
] as const)('the decision about a mail: %s', (_, more, trust, verdict) => {
  expect(verdictOf(mail({ ...more, files: [...((more as Partial<ReadMail>).files ?? [file])] }), trust)).toBe(
    verdict,
  )
})

test.each(mailFindings)(
  'the finding %s of the reader decides about a mail before anything else',
  (finding) => {
    for (const trust of [known, asked, nobody])
      for (const more of [{}, { sender: gmail, code: '123456789' }, { files: [] }])
        expect(verdictOf(mail({ finding, ...more }), trust)).toBe(finding)
  },
)
