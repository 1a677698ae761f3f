import type { Kysely } from 'kysely'
import { callerOfKey } from '../api-keys'
import { serviceRole } from '../database/caller'
import type { Tables } from '../database/database'
import { jsonResponse } from '../json-response'
import { createUser, deleteUser, generateLink, listUsers, updateUser } from './admin-users'
import { authError } from './auth-error'
import type { AuthCall, AuthParts } from './auth-service'
import { factorsJson, findFactors, removeFactor } from './factor-rows'
import { findUserById, userJson } from './users'

/** Answers `/auth/v1/admin/…`, for the secret key alone. */
export async function handleAdmin(call: AuthCall, parts: AuthParts, path: string): Promise<Response> {
  const { request, url, body } = call
  const key = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? request.headers.get('apikey')
  if (callerOfKey(parts.keys, key) !== serviceRole) return authError(403, 'not_admin', 'User not allowed')
  const { kysely } = parts.database
  if (path === 'users' && request.method === 'GET') return listUsers(kysely, url.searchParams)
  if (path === 'users' && request.method === 'POST') return createUser(kysely, body, parts.config)
  if (path === 'generate_link' && request.method === 'POST') return generateLink(kysely, body)
  const factor = /^users\/([0-9a-f-]{36})\/factors(?:\/([0-9a-f-]{36}))?$/i.exec(path)
  if (factor?.[1]) return handleUserFactors(kysely, request.method, factor[1], factor[2])
  const id = /^users\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(path)?.[1]
  if (!id) return authError(404, 'not_found', 'Not found')
  const user = await findUserById(kysely, id)
  if (!user) return authError(404, 'user_not_found', 'User not found')
  switch (request.method) {
    case 'GET':
      return jsonResponse(await userJson(kysely, user))
    case 'PUT':
      return updateUser(kysely, user, body, parts.config)
    case 'DELETE':
      return deleteUser(kysely, user)
    default:
      return authError(405, 'method_not_allowed', 'Method not allowed')
  }
}

async function handleUserFactors(db: Kysely<Tables>, method: string, userId: string, factorId?: string) {
  if (method === 'GET' && !factorId) return jsonResponse(await factorsJson(db, userId))
  const factor = (await findFactors(db, userId)).find(({ id }) => id === factorId)
  if (method !== 'DELETE' || !factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
  await removeFactor(db, factor)
  return jsonResponse({ id: factor.id })
}
