import { beforeEach, expect, test, vi } from 'vitest'
import { makeBackupCodes, takeBackupCode } from '@/lib/auth/backup-codes'
import { backupCodeSchema } from '@/lib/auth/schema'

const held = vi.hoisted(() => ({ rpc: vi.fn(), access: vi.fn(), claims: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc: held.rpc }) }))
vi.mock('@/lib/session/session', () => ({ currentAccess: held.access, readClaims: held.claims }))

type Args = { burst: number; hashes: string[]; code_hash: string }

let kept: string[] = []
let tries = 0
beforeEach(() => {
  kept = []
  tries = 0
  held.access.mockResolvedValue({ owed: 'verify' })
  held.claims.mockResolvedValue({ session_id: 's1' })
  held.rpc.mockImplementation(async (name: string, args: Args) => {
    if (name === 'take_rate_limit') return { data: ++tries > args.burst ? 60 : 0, error: null }
    if (name === 'keep_backup_codes') kept = args.hashes
    return { data: name === 'use_backup_code' ? kept.includes(args.code_hash) : null, error: null }
  })
})
const take = (code: string, id = 'ana') =>
  takeBackupCode({ id, db: {} } as never, backupCodeSchema.parse({ code }).code)

test('a person gets ten different backup codes, and only their hashes are stored', async () => {
  const codes = await makeBackupCodes('ana', 'f1')
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(kept).toHaveLength(10)
  for (const hash of kept) expect(hash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(kept)).not.toContain(codes[0]?.slice(0, 5))
})

test('a backup code is accepted as people type it, and does not work for somebody else', async () => {
  const [code = ''] = await makeBackupCodes('ana', 'f1')
  const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' ')} `
  await expect(take(typed)).resolves.toBeUndefined()
  expect(held.rpc).toHaveBeenCalledWith('use_backup_code', {
    person: 'ana',
    code_hash: kept[0],
    session: 's1',
  })
  await expect(take(code, 'luis')).rejects.toThrow('wrong-backup-code')
})

test('the sixth wrong backup code is refused without being compared', async () => {
  for (let n = 0; n < 5; n++) {
    tries = n
    await expect(take('7KQ2M-XW9ZD')).rejects.toThrow('wrong-backup-code')
  }
  tries = 5
  held.rpc.mockClear()
  await expect(take('7KQ2M-XW9ZD')).rejects.toThrow('rate-limited')
  expect(held.rpc).toHaveBeenCalledTimes(1)
})

test.each([null, 'enrol'])(
  'a session whose owed second step is %s cannot use a backup code',
  async (owed) => {
    held.access.mockResolvedValue({ owed })
    await expect(take('7KQ2M-XW9ZD')).rejects.toThrow('conflict')
    expect(held.rpc).not.toHaveBeenCalled()
  },
)

test.each(['', '7KQ2M', '7KQ2M-XW9ZDA', '7KQ2M-XW9Z_'])('%j is not accepted as a backup code', (code) => {
  expect(backupCodeSchema.safeParse({ code }).success).toBe(false)
})
