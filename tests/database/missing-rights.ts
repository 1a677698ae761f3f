import { isThorough } from '../support/thorough'
import type { Procedure, Table } from './catalogue'
import type { Command, Role } from './roles'

const databaseRole = (role: Role) => (role === 'anon' ? 'anon' : 'authenticated')

const mayUse = (table: Table | undefined, command: Command, role: Role) =>
  table?.rights.includes(`${databaseRole(role)} ${command}`) ?? true
const mayCall = ({ executable_by }: Procedure, role: Role) => executable_by.includes(databaseRole(role))

/** Of these a quick run makes the calls too, so that the service is known to obey missing rights. */
const triedAlways = ['documents', 'outbox', 'claim_outbox', 'my_access', 'set_approval']

/**
 * A quick run asks the database whether a right is missing, which takes a fiftieth of the time of a call that is denied.
 * Returns null where the call has to be made: when the right is there, and always in a whole run.
 */
const denied = (name: string, may: boolean) =>
  may || isThorough || triedAlways.includes(name) ? null : ('denied' as const)

export const deniedTable = (table: Table | undefined, command: Command, role: Role) =>
  denied(table?.name ?? '', mayUse(table, command, role))
export const deniedProcedure = (procedure: Procedure, role: Role) =>
  denied(procedure.name, mayCall(procedure, role))
