import { documentFaults, partyFaults } from './documents'
import type { Fault } from './fault'
import { taxFaults, totalFaults } from './taxes'

export const faults: readonly Fault[] = [...documentFaults, ...totalFaults, ...taxFaults, ...partyFaults]
