import type { ServiceDetail, ServiceSlug } from '../services'
import { asesoriaContable } from './asesoria-contable'
import { asesoriaLegal } from './asesoria-legal'
import { asesoriaNomina } from './asesoria-nomina'
import { asesoriaTributaria } from './asesoria-tributaria'
import { auditoriaExterna } from './auditoria-externa'
import { revisoriaFiscal } from './revisoria-fiscal'

export const serviceDetails: Record<ServiceSlug, ServiceDetail> = {
  'asesoria-contable': asesoriaContable,
  'asesoria-tributaria': asesoriaTributaria,
  'asesoria-nomina': asesoriaNomina,
  'asesoria-legal': asesoriaLegal,
  'revisoria-fiscal': revisoriaFiscal,
  'auditoria-externa': auditoriaExterna,
}
