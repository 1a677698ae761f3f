import { randomUUID } from 'node:crypto'
import { clientOf, content, type Belongings, type Fixtures } from './fixtures'
import type { Role } from './roles'

type Outcome = { data?: unknown; error: unknown }
type Attempt = (ours: {
  fixtures: Fixtures
  role: Role
  bucket: string
  /** `userId` and `own` are the caller's id and files, or those of client A for the anonymous caller. */
  userId: string
  own: Belongings
  a: Belongings & { id: string }
}) => Promise<boolean>

const passed = ({ error }: Outcome): boolean => error === null
const bucketOf = (fixtures: Fixtures, role: Role, bucket: string) =>
  clientOf(fixtures, role).storage.from(bucket)

const foreign = (fixtures: Fixtures, role: Role) =>
  fixtures.belongings[role === 'clientA' ? 'clientB' : 'clientA'].reserved[0]

/** Compares the stored bytes, because the caller's response does not prove that the object is still there. */
async function isGone({ service }: Fixtures, bucket: string, path: string, before: string): Promise<boolean> {
  const { data } = await service.storage.from(bucket).download(path)
  return (await data?.text()) !== before
}

const textOf = async ({ service }: Fixtures, bucket: string, path: string) =>
  (await (await service.storage.from(bucket).download(path)).data?.text()) ?? 'nothing'

async function changes(
  fixtures: Fixtures,
  bucket: string,
  path: string,
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  const before = await textOf(fixtures, bucket, path)
  await attempt()
  return isGone(fixtures, bucket, path, before)
}

/** Uploads without supabase-js, which would normalise the path. */
async function rawUpload(
  { target, tokens }: Fixtures,
  role: Role,
  bucket: string,
  path: string,
): Promise<boolean> {
  const token = tokens[role] ?? target.publishableKey
  const response = await fetch(`${target.url}/storage/v1/object/${bucket}/${path}`, {
    method: 'POST',
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/pdf',
    },
    body: '%PDF-1.4',
  })
  return response.ok
}

const storageOperations = {
  'upload into an own reserved place': async ({ fixtures, role, bucket, own }) =>
    passed(await bucketOf(fixtures, role, bucket).upload(own.reserved[0], content())),
  'sign an upload into an own reserved place': async ({ fixtures, role, bucket, own }) =>
    passed(await bucketOf(fixtures, role, bucket).createSignedUploadUrl(own.reserved[1])),
  'upload into an own place that nobody reserved': async ({ fixtures, role, bucket, userId }) =>
    passed(await bucketOf(fixtures, role, bucket).upload(`${userId}/${randomUUID()}.pdf`, content())),
  'upload into a place reserved by another': async ({ fixtures, role, bucket }) =>
    passed(await bucketOf(fixtures, role, bucket).upload(foreign(fixtures, role), content())),
  'upload out of the own folder with dots': async ({ fixtures, role, bucket, userId }) => {
    const place = foreign(fixtures, role)
    const tries = [`${userId}%2f..%2f${place}`, `${userId}/%2e%2e/${place}`, `${userId}%5c..%5c${place}`]
    const results = await Promise.all(tries.map((path) => rawUpload(fixtures, role, bucket, path)))
    return results.some(Boolean)
  },
  'upload a page': async ({ fixtures, role, bucket, userId }) =>
    passed(
      await bucketOf(fixtures, role, bucket).upload(
        `${userId}/${randomUUID()}.html`,
        new Blob(['<script>'], { type: 'text/html' }),
      ),
    ),
  'sign an upload into a place of another': async ({ fixtures, role, bucket }) =>
    passed(await bucketOf(fixtures, role, bucket).createSignedUploadUrl(foreign(fixtures, role))),
  'overwrite an object of A': ({ fixtures, role, bucket, a }) =>
    changes(fixtures, bucket, a.stored, () => bucketOf(fixtures, role, bucket).update(a.stored, content())),
  'upsert an object of A': ({ fixtures, role, bucket, a }) =>
    changes(fixtures, bucket, a.stored, () =>
      bucketOf(fixtures, role, bucket).upload(a.stored, content(), { upsert: true }),
    ),
  'read an own object': async ({ fixtures, role, bucket, own }) =>
    passed(await bucketOf(fixtures, role, bucket).download(own.stored)),
  'read an object of A': async ({ fixtures, role, bucket, a }) =>
    passed(await bucketOf(fixtures, role, bucket).download(a.stored)),
  'describe an object of A': async ({ fixtures, role, bucket, a }) =>
    passed(await bucketOf(fixtures, role, bucket).info(a.stored)),
  'list the folder of A': async ({ fixtures, role, bucket, a }) =>
    Boolean((await bucketOf(fixtures, role, bucket).list(a.id)).data?.length),
  'sign a download of A': async ({ fixtures, role, bucket, a }) =>
    passed(await bucketOf(fixtures, role, bucket).createSignedUrl(a.stored, 60)),
  'remove an object of A': ({ fixtures, role, bucket, a }) =>
    changes(fixtures, bucket, a.stored, () => bucketOf(fixtures, role, bucket).remove([a.stored])),
  'move an object of A': ({ fixtures, role, bucket, a, userId }) =>
    changes(fixtures, bucket, a.stored, () =>
      bucketOf(fixtures, role, bucket).move(a.stored, `${userId}/${randomUUID()}.pdf`),
    ),
  'copy an object of A into an own place': async ({ fixtures, role, bucket, a, userId }) =>
    passed(await bucketOf(fixtures, role, bucket).copy(a.stored, `${userId}/${randomUUID()}.pdf`)),
  'open the public address of an object of A': async ({ fixtures, role, bucket, a }) =>
    (await fetch(bucketOf(fixtures, role, bucket).getPublicUrl(a.stored).data.publicUrl)).ok,
  'see the bucket': async ({ fixtures, role, bucket }) => {
    const { data } = await clientOf(fixtures, role).storage.listBuckets()
    return Boolean(data?.some(({ name }) => name === bucket))
  },
  'make the bucket public': async ({ fixtures, role, bucket }) => {
    await clientOf(fixtures, role).storage.updateBucket(bucket, { public: true })
    return (await fixtures.service.storage.getBucket(bucket)).data?.public === true
  },
  'empty the bucket': ({ fixtures, role, bucket, a }) =>
    changes(fixtures, bucket, a.stored, () => clientOf(fixtures, role).storage.emptyBucket(bucket)),
} satisfies Record<string, Attempt>

export type StorageOperation = keyof typeof storageOperations
export const operationNames = Object.keys(storageOperations) as StorageOperation[]

/** Puts an object under client A's path with the secret key, because only the server may write to this bucket. */
async function fillBucket({ service }: Fixtures, bucket: string, path: string): Promise<void> {
  const file = bucket === 'mails' ? new Blob(['From: x'], { type: 'message/rfc822' }) : content()
  const { error } = await service.storage.from(bucket).upload(path, file, { upsert: true })
  if (error) throw error
}

export async function tryStorage(
  fixtures: Fixtures,
  bucket: string,
  operation: StorageOperation,
  role: Role,
): Promise<string> {
  const self = role === 'anon' ? 'clientA' : role
  const attempt: Attempt = storageOperations[operation]
  const { stored } = fixtures.belongings.clientA
  if (bucket !== 'facturas') await fillBucket(fixtures, bucket, stored)
  const ours = {
    fixtures,
    role,
    bucket,
    userId: fixtures.people[self].id,
    own: fixtures.belongings[self],
    a: { ...fixtures.belongings.clientA, id: fixtures.people.clientA.id },
  }
  return (await attempt(ours)) ? 'passes' : 'refused'
}
