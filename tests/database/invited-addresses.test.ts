import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { email } from '@/lib/auth/schema'
import { emailPattern } from '@/lib/fields/email'
import { refusedAddresses, takenAddresses } from '../support/addresses'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const taken = async (address: string) =>
  (await scene.rows<{ ok: boolean }>(`select private.is_email(${literal(address)}) as ok`))[0]?.ok

describe('the form and the database check e-mail addresses the same way:', () => {
  test('they use one pattern', async () => {
    const [body] = await scene.rows<{ prosrc: string }>(
      `select prosrc from pg_proc where oid = 'private.is_email(text)'::regprocedure`,
    )
    expect(body?.prosrc).toContain(literal(emailPattern.source))
  })

  test.each(takenAddresses)('they accept %j', async (address) => {
    expect(email.safeParse(address).data).toBe(address)
    expect(await taken(address)).toBe(true)
  })

  test.each(refusedAddresses)('they refuse %j', async (address) => {
    expect(email.safeParse(address).success).toBe(false)
    expect(await taken(address)).toBe(false)
  })
})

// These tests call the procedures directly, so that only the database can refuse an e-mail address.
describe('an invitation', () => {
  const client = '5b6f6ad0-0000-4000-8000-000000000001'
  beforeAll(() =>
    scene.ask(
      'admin',
      `create_client('${client}', '{"name": "Talleres Usme Ltda.", "nit": "900108281", "digit": 3}')`,
    ),
  )
  const ways: [string, 'ana' | 'admin', (address: string) => string][] = [
    ['of an owner', 'ana', (address) => `invite_person(${address}, 'reader')`],
    ['into the team', 'admin', (address) => `invite_member(${address}, 'advisor')`],
    ['of the firm', 'admin', (address) => `invite_to_client('${client}', ${address}, null, 'owner')`],
    [
      'with a new client',
      'admin',
      (address) => `create_client(gen_random_uuid(), '{"name": "Otra", "nit": "900108281", "digit": 3}', null,
      jsonb_build_array(jsonb_build_object('email', ${address}::text, 'name', null, 'role', 'owner')), true, true)`,
    ],
  ]
  test.each(ways)('is sent to no invalid address by %s', async (_way, who, call) => {
    const passed: string[] = []
    for (const address of refusedAddresses)
      if ((await scene.refusal(who, call(literal(address))))?.message !== 'invalid-input')
        passed.push(address)
    expect(passed).toEqual([])
    expect(await scene.refusal(who, call(literal(' Laura@Empresa.example ')))).toBeNull()
  })
})
