import 'server-only'
import { cookies } from 'next/headers'
import { flashCookie } from '@/lib/supabase/session-cookie'
import type { ToastMessage } from '@/lib/toast'

/** Leaves one message for the page that comes after a redirect. */
export async function flash(message: ToastMessage): Promise<void> {
  const jar = await cookies()
  jar.set({ ...flashCookie, value: JSON.stringify(message) })
}
