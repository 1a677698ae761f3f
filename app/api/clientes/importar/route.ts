import { errorsFile } from '@/lib/clients/import/import'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'

/** The rows of the administrator's import that do not enter, with the reason beside each, as CSV. */
export const GET = staffRoute(async (_, member) => {
  await takeLimits(exportLimits(member.id))
  return errorsFile(member)
})
