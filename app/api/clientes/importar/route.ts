import { errorsFile } from '@/lib/clients/import/import'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'

/** Returns a CSV of the rows that cannot be imported, each with the reason. */
export const GET = staffRoute(async (_, member) => {
  await takeLimits(exportLimits(member.id))
  return errorsFile(member)
})
