import type { Database } from '@/lib/supabase/database.types'
import type { ProcedureRow } from './procedures/cells'
import { adminProcedures } from './procedures/admin'
import { clientProcedures } from './procedures/client'
import { serverProcedures } from './procedures/server'
import { staffProcedures } from './procedures/staff'

/** How the tests try each procedure of the API. The type requires a row for every procedure. */
export const procedures: Record<keyof Database['public']['Functions'], ProcedureRow> = {
  ...clientProcedures,
  ...staffProcedures,
  ...adminProcedures,
  ...serverProcedures,
}
