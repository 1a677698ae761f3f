import { anonymous, serviceRole, type Caller } from './database/caller'
import type { LocalSecrets } from './local-secrets'

export type ApiKeys = Pick<LocalSecrets, 'publishableKey' | 'secretKey'>

/** The caller that an API key stands for; null when it is no key of ours. */
export function callerOfKey(keys: ApiKeys, key: string | null | undefined): Caller | null {
  if (key === keys.secretKey) return serviceRole
  if (key === keys.publishableKey) return anonymous
  return null
}
