import { documentFaults } from './documents'
import type { Fault } from './fault'
import { partyFaults } from './parties'
import { taxFaults } from './taxes'
import { totalFaults } from './totals'

export const faults: readonly Fault[] = [...documentFaults, ...totalFaults, ...taxFaults, ...partyFaults]
