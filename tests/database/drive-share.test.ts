import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Job = { user_id: string; status: string; attempts: number; payload: object }
const jobs = () =>
  scene.rows<Job>(`select user_id, status, attempts, payload from public.outbox where kind = 'drive.share'`)
const share = async () =>
  (await scene.rows<{ share: object }>(`select public.drive_share('${scene.people.ana}') as share`))[0]?.share
const remember = (email: string | null) =>
  scene.run(`update public.user_drive_folders set shared_with = ${email ? `'${email}', permission_id = 'p1'` : 'null, permission_id = null'}
    where user_id = '${scene.people.ana}'`)
const makeOwner = (person: 'ana' | 'luis') =>
  scene.run(`update private.account_members set role = case user_id when '${scene.people[person]}' then 'owner' else 'accountant' end
    where account = '${scene.people.ana}'`)

beforeEach(async () => {
  const { ana, luis } = scene.people
  await scene.run(`
    delete from private.account_members where account = '${ana}' and user_id <> '${ana}';
    update private.account_members set role = 'owner', until = null where account = '${ana}';
    insert into private.account_members (account, user_id, role) values ('${ana}', '${luis}', 'accountant');
    update auth.users set email = 'ana@empresa.example' where id = '${ana}';
    delete from public.user_drive_folders;
    select public.record_drive_folder('${ana}', 'f1', 'ana@empresa.example', 'https://drive.example/f1', 'ana@empresa.example', 'p1');
    delete from public.outbox`)
})

test('the Drive folder of an account is shared with its new owner', async () => {
  await makeOwner('luis')
  expect(await jobs()).toEqual([
    { user_id: scene.people.ana, status: 'pending', attempts: 0, payload: { account: scene.people.ana } },
  ])
  expect(await share()).toEqual({
    folder_id: 'f1',
    shared_with: 'ana@empresa.example',
    permission_id: 'p1',
    contact: 'luis@empresa.example',
  })
})

test('the Drive folder is shared anew when the owner’s address changes, and with nobody when the owner leaves', async () => {
  const { ana } = scene.people
  await scene.run(`update auth.users set email = 'ana.ruiz@empresa.example' where id = '${ana}'`)
  expect(await share()).toMatchObject({ contact: 'ana.ruiz@empresa.example' })
  expect(await jobs()).toHaveLength(1)
  await scene.run(`delete from public.outbox;
    update private.account_members set until = now() where account = '${ana}'`)
  expect(await share()).toMatchObject({ contact: null })
  expect(await jobs()).toHaveLength(1)
})

test('no sharing job is made without a Drive folder, or for people who are not the owner', async () => {
  const { ana, luis } = scene.people
  await scene.run(`update auth.users set email = 'luis.paz@empresa.example' where id = '${luis}'`)
  await scene.run(`update auth.users set email = 'luis@empresa.example' where id = '${luis}'`)
  await scene.run(`update auth.users set email = email where id = '${ana}'`)
  expect(await jobs()).toEqual([])
  await scene.run(`delete from public.user_drive_folders`)
  await makeOwner('luis')
  expect(await jobs()).toEqual([])
  expect(await share()).toBeNull()
})

test('another change repeats the same sharing job, but not while a worker is busy with it', async () => {
  await makeOwner('luis')
  const claim = () =>
    scene.rows<{ id: string; attempts: number }>(`select id, attempts from public.claim_outbox(5, 90)`)
  const complete = async (job?: { id: string; attempts: number }) =>
    (
      await scene.rows<{ done: boolean }>(
        `select public.complete_outbox('${job?.id}', ${job?.attempts}) as done`,
      )
    )[0]?.done
  const [first] = await claim()
  await makeOwner('ana')
  expect(await claim()).toEqual([])
  // The account got another owner after the worker claimed the job, so the worker's outdated result is not accepted.
  expect(await complete(first)).toBe(false)
  await scene.run(`update public.outbox set locked_until = now() - interval '1 second'`)
  const [second] = await claim()
  expect(second?.id).toBe(first?.id)
  expect(await complete(second)).toBe(true)
  await makeOwner('luis')
  expect(await jobs()).toMatchObject([{ status: 'pending', attempts: 0 }])
})

test('copying a file repeats the sharing job when the folder is shared with somebody else or with nobody', async () => {
  const document = await scene.invoice('ana')
  const copy = () =>
    scene.run(`select public.record_drive_copy('${document}', 'd1', 'https://drive.example/d1')`)
  await copy()
  expect(await jobs()).toEqual([])
  for (const email of [null, 'antes@empresa.example']) {
    await remember(email)
    await scene.run('delete from public.outbox')
    await copy()
    expect(await jobs()).toHaveLength(1)
  }
})

test('a Drive folder recorded without a person is known to be shared with nobody', async () => {
  await scene.run(`delete from public.user_drive_folders;
    select public.record_drive_folder('${scene.people.ana}', 'f1', 'ana@empresa.example', 'https://drive.example/f1')`)
  expect(await share()).toMatchObject({ shared_with: null, permission_id: null })
})

test('only files are copied to the Drive folder, not the tasks that are listed with them', async () => {
  const { ana } = scene.people
  const add = (...values: (string | number)[]) =>
    scene.rows<{ id: string; kind: string }>(
      `insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size)
       values ('${ana}', 'RUT', ${values.map((value) => `'${value}'`).join(', ')}) returning id, kind`,
    )
  const [task] = await add('task_1', `tasks/${ana}`, 'pending', 0)
  const [file] = await add('/api/documentos/1', 'clave', 'application/pdf', 10)
  expect([task?.kind, file?.kind]).toEqual(['task', 'file'])
  const job = async (id = '') =>
    (await scene.rows<{ job: { name: string } | null }>(`select public.drive_job('${id}') as job`))[0]?.job
  expect(await job(task?.id)).toBeNull()
  expect(await job(file?.id)).toMatchObject({ name: 'RUT' })
})
