import type { ServiceSlug } from '../services'

/** The words of a message that asks for nothing but the price of a service, so that no other answer fits it. */
export const plainPrices = {
  /** A message must have one of these. */
  asking:
    'cuanto cobra cobran cobrarian cobras cuesta cuestan costaria vale valen valdria sale saldria precio tarifa valor costo honorarios cotizar cotizacion cotizan cotizarme presupuesto mensualidad',
  names: {
    'asesoria-contable': 'contabilidad contable contador contadora',
    'asesoria-tributaria': 'tributaria tributario tributarista',
    'asesoria-nomina': 'nomina',
    'asesoria-legal': 'abogado abogada legal juridica juridico',
    'revisoria-fiscal': 'revisoria revisor revisora',
    'auditoria-externa': 'auditoria auditor auditora',
  } satisfies Record<ServiceSlug, string>,
  /** «Impuestos» means the service only beside these, because taxes have rates and values too. */
  taxes: 'impuesto',
  ofTaxes:
    'cobra cobran cobrarian precio cotizar cotizacion cotizan honorarios asesoria servicio mensualidad',
  besides:
    'hola buenas buenos dia tarde noche por favor gracias me nos le les un una unos el la lo los las de del en para con y e o a al su mi que cual es son seria tiene tienen hay da dan quiero quisiera queria saber conocer necesito informacion sobre ustedes usted uds mes mensual mensualmente cada hora asesoria asesor asesora servicio consulta consultoria plan paquete externo externa fiscal publico publica financiera profesional llevar llevarme llevarnos liquidar liquidacion manejar manejo hacer hacen hacerme ofrecen prestan se si mas menos aproximado aproximadamente',
  /** Beside payroll, which is priced by employee. */
  people: 'empleado empleada trabajador persona por cada',
} as const
