import 'server-only'
import { stopTopic } from '@/lib/auth/authorisations'
import { ExpectedError } from '@/lib/errors'
import { stopMailsLimits, takeLimits } from '@/lib/limits'
import { readStopLink } from '@/lib/notifications/stop-link'

/** Throws `rate-limited`, and `not-found` for a link that we did not sign or that has expired. */
export async function stopMails(link: string): Promise<void> {
  const found = readStopLink(link)
  if (!found) throw new ExpectedError('not-found')
  await takeLimits(stopMailsLimits(found.person))
  await stopTopic(found.person, found.topic)
}
