import { isAuthApiError, isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'

/** Whether the auth service failed to answer, which says nothing about the session: it must not end for it. */
export function isUnreachable(error: unknown): boolean {
  if (!isAuthError(error)) return false
  if (isAuthRetryableFetchError(error)) return true
  return isAuthApiError(error) && (error.status >= 500 || error.status === 429)
}
