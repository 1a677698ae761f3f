import type { Database } from '@/lib/supabase/database.types'
import type { ProcedureRow } from './procedures/cells'
import { adminProcedures } from './procedures/admin'
import { clientProcedures } from './procedures/client'
import { serverProcedures } from './procedures/server'
import { staffProcedures } from './procedures/staff'

/** For each procedure of the API, this type requires a row that says how the tests try the procedure. */
export const procedures: Record<keyof Database['public']['Functions'], ProcedureRow> = {
  ...clientProcedures,
  ...staffProcedures,
  ...adminProcedures,
  ...serverProcedures,
}
