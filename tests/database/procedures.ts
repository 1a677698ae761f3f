import type { Database } from '@/lib/supabase/database.types'
import type { ProcedureRow } from './procedures/cells'
import { adminProcedures } from './procedures/admin'
import { clientProcedures } from './procedures/client'
import { serverProcedures } from './procedures/server'
import { staffProcedures } from './procedures/staff'

/** Every procedure of the API with its row; one without a row does not compile. */
export const procedures: Record<keyof Database['public']['Functions'], ProcedureRow> = {
  ...clientProcedures,
  ...staffProcedures,
  ...adminProcedures,
  ...serverProcedures,
}
