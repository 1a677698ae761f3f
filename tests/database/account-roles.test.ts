import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccountScene, ranked, type AccountScene, type Role } from './account-scene'

let scene: AccountScene
beforeAll(async () => void (scene = await openAccountScene()))
afterAll(() => scene?.close())

describe('the least role for each procedure', () => {
  /** Each procedure has the lowest role that may call it, and an example of a call. */
  const least: Record<string, [Role, call: string]> = {
    my_header: ['reader', 'my_header()'],
    my_invoices: ['reader', 'my_invoices()'],
    'my_invoices with amounts': ['accountant', `my_invoices('{"accounts": true}')`],
    search_mine: ['reader', `search_mine('{"search": "prueba"}')`],
    my_invoice: ['reader', `my_invoice('${randomUUID()}')`],
    my_monthly_totals: ['accountant', 'my_monthly_totals()'],
    my_fees: ['accountant', 'my_fees()'],
    silence_my_fees: ['accountant', 'silence_my_fees(true)'],
    begin_upload: [
      'assistant',
      `begin_upload('${randomUUID()}', '${randomUUID()}', 'x', 'application/x', 1)`,
    ],
    send_message: ['assistant', `send_message('${randomUUID()}', '${randomUUID()}', 'Hola')`],
    answer_invoice: ['assistant', `answer_invoice('${randomUUID()}', 'INV-2026-001')`],
    request_appointment: ['assistant', `request_appointment('${randomUUID()}', '2020-01-01', 'Cita')`],
    change_appointment: ['assistant', `change_appointment('${randomUUID()}', now(), 0)`],
    confirm_appointment: ['assistant', `confirm_appointment('${randomUUID()}', 0)`],
    cancel_appointment: ['assistant', `cancel_appointment('${randomUUID()}')`],
    delete_invoice: ['owner', `delete_invoice('${randomUUID()}')`],
    withdraw_invoice: ['owner', `withdraw_invoice('${randomUUID()}')`],
    restore_invoice: ['owner', `restore_invoice('${randomUUID()}')`],
    save_company: ['owner', `save_company('Café S.A.S.', '900418726', 0)`],
    remove_company: ['owner', `remove_company('${randomUUID()}')`],
  }
  const cells = Object.entries(least).flatMap(([name, [from, call]]) =>
    ranked.map((role) => [name, role, ranked.indexOf(role) >= ranked.indexOf(from), call] as const),
  )

  test.each(cells)('%s, as %s: %s', async (_name, role, may, call) => {
    const someone = await scene.person([scene.people.ana, role])
    const answer = await scene.queryAs(someone, `select to_jsonb(public.${call}) as answer`)
    if (may) expect(answer).not.toBe('forbidden')
    else expect(answer).toBe('forbidden')
    expect(await scene.queryAs(someone, `select to_jsonb(public.${call}) as answer`, scene.people.luis)).toBe(
      'not-found',
    )
  })

  test('a reader who opens a conversation leaves its messages unread for the others, and an assistant marks them read', async () => {
    const { ana } = scene.people
    const thread = randomUUID()
    await scene.run(
      `insert into public.message_threads (id, user_id, subject, client_unread) values ('${thread}', '${ana}', 'IVA', 1)`,
    )
    const unread = () => scene.rows(`select client_unread from public.message_threads where id = '${thread}'`)
    const reader = await scene.person([ana, 'reader'])
    await scene.queryAs(reader, `select public.read_thread('${thread}') as answer`)
    expect(await unread()).toEqual([{ client_unread: 1 }])
    const assistant = await scene.person([ana, 'assistant'])
    await scene.queryAs(assistant, `select public.read_thread('${thread}') as answer`)
    expect(await unread()).toEqual([{ client_unread: 0 }])
  })

  test('only the owner may ask for a copy of everything or make a request about personal data, also through the server', async () => {
    const { ana } = scene.people
    const [owner, accountant] = [await scene.person([ana, 'owner']), await scene.person([ana, 'accountant'])]
    const copy = (id: string) =>
      scene.run(`insert into public.data_exports (user_id, made_by) values ('${ana}', '${id}')`)
    await copy(owner)
    await expect(copy(accountant)).rejects.toThrow('forbidden')
    const request = (id: string) =>
      scene.run(`select public.file_data_request('${ana}', '${randomUUID()}', 'correction', 'Mi nombre es otro',
        '2026-12-31', 'Corregir', 'hola@nogal.example', '${id}')`)
    await request(owner)
    await expect(request(accountant)).rejects.toThrow('forbidden')
    const filed = await scene.rows(
      `select actor, target from public.audit_log where action = 'data-request.filed'`,
    )
    expect(filed).toEqual([{ actor: owner, target: ana }])
  })

  test('a row names the person who made it whatever the request says, and a row of the firm names nobody', async () => {
    const { ana, advisor } = scene.people
    const assistant = await scene.person([ana, 'assistant'])
    await scene.queryAs(
      assistant,
      `select public.send_message('${randomUUID()}', '${randomUUID()}', 'Hola', '{}', 'IVA') as answer`,
    )
    const made = await scene.rows<{ made_by: string; thread_id: string }>(
      `select made_by, thread_id from public.messages where made_by = '${assistant}' and user_id = '${ana}'`,
    )
    expect(made).toHaveLength(1)
    await scene.ask('advisor', `answer_message('${randomUUID()}', '${made[0]?.thread_id}', 'Con gusto')`)
    const answers = await scene.rows(
      `select made_by from public.messages where author = 'firm' and user_id = '${ana}'`,
    )
    expect(answers).toEqual([{ made_by: null }])
    const forged = `insert into public.documents (name, user_id, file_path, storage_path, file_type, made_by)
      values ('x', '${ana}', 'task_1', 'tasks/${ana}', 'pending', '${advisor}') returning id as answer`
    expect(await scene.queryAs(assistant, forged)).toMatch('permission denied')
  })
})
