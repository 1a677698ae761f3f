import { createHash } from 'node:crypto'
import { empty, json, readBytes, type Call, type Reply } from '../fake-services/serve'
import { parseMetadata, type Drive } from './create-file'
import { DriveError, type Permission } from './drive-file'
import type { FileStore } from './file-store'

type Place = { id: string; permission: string | undefined }

export async function permissionApi(call: Call, { id, permission }: Place, drive: Drive): Promise<Reply> {
  const { method, query } = call
  if (query.get('supportsAllDrives') !== 'true') throw new DriveError(404, `File not found: ${id}.`)
  if (method === 'POST' && !permission) return createPermission(call, id, drive)
  if (method === 'GET' && !permission) return listPermissions(id, query, drive)
  if (method === 'DELETE' && permission) return deletePermission(id, permission, drive)
  throw new DriveError(404, 'Not Found')
}

async function createPermission({ request, query }: Call, id: string, { store }: Drive): Promise<Reply> {
  const { type, role, emailAddress } = parseMetadata(await readBytes(request))
  if (typeof type !== 'string' || typeof role !== 'string')
    throw new DriveError(400, 'The permission type field is required.')
  const email = typeof emailAddress === 'string' ? emailAddress.toLowerCase() : undefined
  if (type === 'user' && !email)
    throw new DriveError(400, 'The specified emailAddress is invalid or not applicable.')
  const seed = createHash('sha256')
    .update(email ?? type)
    .digest()
  const permission = {
    id: String(seed.readBigUInt64BE()),
    type,
    role,
    emailAddress: email,
    notified: query.get('sendNotificationEmail') !== 'false',
  }
  const kept = await store.share(id, permission)
  return json({ kind: 'drive#permission', id: kept.id, type: kept.type, role: kept.role })
}

type Found = Permission & { inherited: boolean }

function allPermissions(store: FileStore, id: string, inherited = false): Found[] {
  const { permissions, parents } = store.get(id)
  const own = permissions.map((permission) => ({ ...permission, inherited }))
  return [...own, ...parents.flatMap((parent) => allPermissions(store, parent, true))]
}

/** Lists one permission per person, with its origin (file or parent folder), as Google does in shared drives. */
function listPermissions(id: string, query: URLSearchParams, { store }: Drive): Reply {
  const people = Map.groupBy(allPermissions(store, id), (permission) => permission.id)
  const listed = [...people.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const permissionDetails = [first, ...others].map(({ role, inherited }) => ({
      permissionType: inherited ? 'member' : 'file',
      role,
      inherited,
    }))
    const { type, role, emailAddress } = first
    return [{ kind: 'drive#permission', id: first.id, type, role, emailAddress, permissionDetails }]
  })
  const from = Number(query.get('pageToken') ?? 0)
  const until = from + Math.min(Number(query.get('pageSize') ?? 100), 100)
  return json({
    kind: 'drive#permissionList',
    permissions: listed.slice(from, until),
    ...(until < listed.length ? { nextPageToken: String(until) } : {}),
  })
}

async function deletePermission(id: string, permission: string, { store }: Drive): Promise<Reply> {
  const found = allPermissions(store, id).filter((one) => one.id === permission)
  if (found.length === 0) throw new DriveError(404, `Permission not found: ${permission}.`)
  if (found.every(({ inherited }) => inherited))
    throw new DriveError(403, 'Cannot modify an inherited permission.', 'cannotModifyInheritedPermission')
  await store.unshare(id, permission)
  return empty(204)
}
