import { actionNames, auditText } from '@/content/audit'
import { deviceName } from '@/lib/format/device-name'
import type { AuditRow } from '@/lib/audit/queries'

/** `staff.removed` as people read it; an action without a name shows its own. */
export const actionWords = (action: string): string => actionNames[action] ?? action

export const actorWords = ({ actor, actor_name: name }: AuditRow): string => name ?? actor ?? auditText.system

/** The device and the network address of the session, as far as they were kept. */
export function placeWords({ ip, user_agent: agent }: AuditRow): string {
  const parts = [deviceName(agent), ip && ip !== 'unknown' ? ip : null].filter(Boolean)
  return parts.join(', ') || auditText.unknownPlace
}
