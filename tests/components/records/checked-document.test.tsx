import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CheckedDocument } from '@/components/records/checked-document'
import type { CheckedSignature } from '@/lib/signatures/check-signature'

afterEach(cleanup)

const signed: CheckedSignature = {
  matches: 'sealed',
  code: '3F0A-91BC-77DE-2C41',
  kind: 'engagement',
  version: 2,
  pages: 3,
  status: 'signed',
  sentAt: '2026-11-30T15:00:00Z',
  sha256: 'a'.repeat(64),
  sealedSha256: 'b'.repeat(64),
  sealedAt: '2026-12-02T15:40:00Z',
  stampedAt: null,
  certificateUntil: '2027-05-01T05:00:00Z',
  signers: 2,
  signed: 2,
  whole: true,
  newer: null,
}
const open = { sealedSha256: null, sealedAt: null, certificateUntil: null } as const

test.each<[string, Partial<CheckedSignature>, string[]]>([
  ['the signed file', {}, ['Coincide: es el documento que se firmó.', 'Todos lo firmaron.']],
  ['the sent file', { matches: 'frozen' }, ['Es el texto que se envió a firmar, sin las firmas.']],
  ['a replaced one', { newer: 3 }, ['Se firmó, y después se reemplazó por la versión 3.']],
  [
    'one that nobody has signed',
    { ...open, matches: 'code', status: 'sent', signed: 0 },
    ['Nadie lo ha firmado todavía.'],
  ],
  [
    'one that somebody has signed',
    { ...open, status: 'sent', signed: 1 },
    ['Lo han firmado 1 de 2 personas.'],
  ],
  [
    'a declined one',
    { ...open, status: 'declined', signed: 1 },
    ['No se firmó: una persona dijo que no.', 'Lo han firmado 1 de 2 personas.'],
  ],
  [
    'a withdrawn one',
    { ...open, status: 'withdrawn', signed: 0 },
    ['La firma anuló el envío.', 'Nadie lo ha firmado todavía.'],
  ],
  ['one with edited evidence', { whole: false }, ['cambió por fuera del portal']],
])('the check shows the sentences for %s', (_, change, sentences) => {
  const { container } = render(<CheckedDocument signature={{ ...signed, ...change }} />)
  for (const sentence of sentences) expect(container.textContent).toContain(sentence)
})
