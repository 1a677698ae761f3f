import 'server-only'
import { z } from 'zod'
import { subscriptionShape } from '@/lib/notifications/stop-link'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const readerShape = subscriptionShape.extend({ to: z.email() })
type MailReader = z.output<typeof readerShape>

/** Returns who reads a queued mail and can turn it off; null for mails that the law or the service needs. */
export const mailReader = (job: string): Promise<MailReader | null> =>
  unwrap(adminClient().rpc('mail_reader', { job }), 'notifications.reader', readerShape.nullable())
