import { flash } from '@/lib/action'
import { googleText } from '@/content/appointment-google'
import { finishConsent } from '@/lib/appointments/google/finish-consent'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { route } from '@/lib/route'
import { staffCaller } from '@/lib/session/require'

/** Google redirects members here; the session's one-time parameter `state` replaces the check of the origin. */
export const GET = route(async (request) => {
  const message = await staffCaller()
    .then((member) => finishConsent(member, new URL(request.url).searchParams))
    .catch((error: unknown) => {
      if (!(error instanceof ExpectedError)) report(error, 'route /api/citas/google')
      return { kind: 'error', ...googleText.toasts.failed } as const
    })
  await flash(message)
  return new Response(null, { status: 303, headers: { location: '/admin/citas/horarios' } })
})
