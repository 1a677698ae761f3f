import { expect, test } from 'vitest'
import { senderSchema } from '@/lib/incoming-mail/schema'

test.each(['ventas@panela.example', ' @Panela.example ', 'facturas+cafe@mail.panela.com.co'])(
  'a client may allow the sender %s',
  (sender) => expect(senderSchema.safeParse({ sender }).success).toBe(true),
)

test.each([
  '',
  '@',
  'panela',
  'panela.example',
  'dos@uno@panela.example',
  `${'a'.repeat(250)}@panela.example`,
])('a wrong sender shows an explanation at its field: %s', (sender) =>
  expect(senderSchema.safeParse({ sender }).error?.issues).toMatchObject([
    { path: ['sender'], message: 'Escribe un correo, o un dominio que empiece por @.' },
  ]),
)
