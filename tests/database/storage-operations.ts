import { randomUUID } from 'node:crypto'
import { clientOf, content, type Belongings, type Cast } from './cast'
import type { Role } from './roles'

type Outcome = { data?: unknown; error: unknown }
type Attempt = (ours: {
  cast: Cast
  role: Role
  /** The caller's own id and places; those of client A for an anonymous caller. */
  userId: string
  own: Belongings
  a: Belongings & { id: string }
}) => Promise<boolean>

const passed = ({ error }: Outcome): boolean => error === null
const bucketOf = (cast: Cast, role: Role) => clientOf(cast, role).storage.from('facturas')

/** Places of another person than the caller: those of A, and for A those of B. */
const foreign = (cast: Cast, role: Role) =>
  cast.belongings[role === 'clientA' ? 'clientB' : 'clientA'].reserved[0]

/** The object is still there, with its bytes, and what the caller was told does not matter. */
async function isGone({ service }: Cast, path: string, before: string): Promise<boolean> {
  const { data } = await service.storage.from('facturas').download(path)
  return (await data?.text()) !== before
}

const textOf = async ({ service }: Cast, path: string) =>
  (await (await service.storage.from('facturas').download(path)).data?.text()) ?? 'nothing'

async function changes(cast: Cast, path: string, attempt: () => Promise<unknown>): Promise<boolean> {
  const before = await textOf(cast, path)
  await attempt()
  return isGone(cast, path, before)
}

/** Uploads past the client library, which would tidy the path. */
async function rawUpload({ target, tokens }: Cast, role: Role, path: string): Promise<boolean> {
  const token = tokens[role] ?? target.publishableKey
  const response = await fetch(`${target.url}/storage/v1/object/facturas/${path}`, {
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

export const storageOperations = {
  'upload into an own reserved place': async ({ cast, role, own }) =>
    passed(await bucketOf(cast, role).upload(own.reserved[0], content())),
  'sign an upload into an own reserved place': async ({ cast, role, own }) =>
    passed(await bucketOf(cast, role).createSignedUploadUrl(own.reserved[1])),
  'upload into an own place that nobody reserved': async ({ cast, role, userId }) =>
    passed(await bucketOf(cast, role).upload(`${userId}/${randomUUID()}.pdf`, content())),
  'upload into a place reserved by another': async ({ cast, role }) =>
    passed(await bucketOf(cast, role).upload(foreign(cast, role), content())),
  'upload out of the own folder with dots': async ({ cast, role, userId }) => {
    const place = foreign(cast, role)
    const tries = [`${userId}%2f..%2f${place}`, `${userId}/%2e%2e/${place}`, `${userId}%5c..%5c${place}`]
    const results = await Promise.all(tries.map((path) => rawUpload(cast, role, path)))
    return results.some(Boolean)
  },
  'upload a page': async ({ cast, role, userId }) =>
    passed(
      await bucketOf(cast, role).upload(
        `${userId}/${randomUUID()}.html`,
        new Blob(['<script>'], { type: 'text/html' }),
      ),
    ),
  'sign an upload into a place of another': async ({ cast, role }) =>
    passed(await bucketOf(cast, role).createSignedUploadUrl(foreign(cast, role))),
  'overwrite an object of A': ({ cast, role, a }) =>
    changes(cast, a.stored, () => bucketOf(cast, role).update(a.stored, content())),
  'upsert an object of A': ({ cast, role, a }) =>
    changes(cast, a.stored, () => bucketOf(cast, role).upload(a.stored, content(), { upsert: true })),
  'read an object of A': async ({ cast, role, a }) => passed(await bucketOf(cast, role).download(a.stored)),
  'describe an object of A': async ({ cast, role, a }) => passed(await bucketOf(cast, role).info(a.stored)),
  'list the folder of A': async ({ cast, role, a }) =>
    Boolean((await bucketOf(cast, role).list(a.id)).data?.length),
  'sign a download of A': async ({ cast, role, a }) =>
    passed(await bucketOf(cast, role).createSignedUrl(a.stored, 60)),
  'remove an object of A': ({ cast, role, a }) =>
    changes(cast, a.stored, () => bucketOf(cast, role).remove([a.stored])),
  'move an object of A': ({ cast, role, a, userId }) =>
    changes(cast, a.stored, () => bucketOf(cast, role).move(a.stored, `${userId}/${randomUUID()}.pdf`)),
  'copy an object of A into an own place': async ({ cast, role, a, userId }) =>
    passed(await bucketOf(cast, role).copy(a.stored, `${userId}/${randomUUID()}.pdf`)),
  'open the public address of an object of A': async ({ cast, role, a }) =>
    (await fetch(bucketOf(cast, role).getPublicUrl(a.stored).data.publicUrl)).ok,
  'see the bucket': async ({ cast, role }) => {
    const { data } = await clientOf(cast, role).storage.listBuckets()
    return Boolean(data?.length)
  },
  'make the bucket public': async ({ cast, role }) => {
    await clientOf(cast, role).storage.updateBucket('facturas', { public: true })
    return (await cast.service.storage.getBucket('facturas')).data?.public === true
  },
  'empty the bucket': ({ cast, role, a }) =>
    changes(cast, a.stored, () => clientOf(cast, role).storage.emptyBucket('facturas')),
} satisfies Record<string, Attempt>

export type StorageOperation = keyof typeof storageOperations
export const operationNames = Object.keys(storageOperations) as StorageOperation[]

export async function tryStorage(cast: Cast, operation: StorageOperation, role: Role): Promise<string> {
  const self = role === 'anon' ? 'clientA' : role
  const attempt: Attempt = storageOperations[operation]
  const ours = {
    cast,
    role,
    userId: cast.people[self].id,
    own: cast.belongings[self],
    a: { ...cast.belongings.clientA, id: cast.people.clientA.id },
  }
  return (await attempt(ours)) ? 'passes' : 'refused'
}
