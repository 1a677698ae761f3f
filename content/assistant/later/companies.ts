import { bogota } from '../bogota'
import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  '¿Cómo saca el RUT un extranjero?': [
    'Sí: un extranjero también se inscribe en el RUT, gratis y en la DIAN (www.dian.gov.co). La inscripción en línea pide la cédula colombiana: si no te deja con tu documento (cédula de extranjería, pasaporte o Permiso por Protección Temporal, PPT), pide una cita en el agendamiento de la DIAN y pregunta con cuál te inscriben. El PPT es un documento de identificación.',
    'Lleva el documento vigente, tu dirección, un correo que uses y la actividad que vas a hacer. Trabajar o facturar depende además de lo que permita tu visa o permiso: eso lo dice Migración Colombia. Si vas a montar empresa, un abogado del equipo mira el orden contigo.',
  ],
  '¿Un extranjero puede ser dueño de una S.A.S.?': [
    'Sí: una S.A.S. la crean una o varias personas, naturales o jurídicas (Ley 1258 de 2008, art. 1), y esa ley no pide que sean colombianas ni que vivan aquí. El accionista se identifica con pasaporte o cédula de extranjería y puede firmar con un apoderado. Ser dueño no da permiso para trabajar: la visa se pregunta en la Cancillería.',
    'Hay que mirar tres cosas más: registrar la inversión en el Banco de la República (www.banrep.gov.co), el RUT de quien represente la sociedad y el registro de beneficiarios finales (RUB). Un abogado del equipo te dice qué documentos traer y en qué orden.',
  ],
  'Ya creé la S.A.S., ¿qué sigue?': [
    `Felicitaciones. Después del registro, en este orden: 1. Mira la casilla 53 del RUT: ahí están tus obligaciones (05 renta, 48 IVA, 07 retención, 52 facturador, 47 SIMPLE). 2. Cuenta de banco y firma electrónica. 3. Habilítate para facturar antes de la primera venta. 4. Registro de beneficiarios finales (RUB), en los 2 meses siguientes a la inscripción en el RUT. 5. ICA: inscríbete en el municipio; en ${bogota}, en el RIT. 6. Libro de actas y de accionistas.`,
    'Con empleados: afiliación antes del primer día y PILA cada mes. Sin ventas, la renta de la sociedad se presenta igual, el año siguiente; el IVA de un período sin operaciones ni impuesto descontable, y la retención de un mes sin retenciones, no. El responsable nuevo de IVA comienza declarando cada dos meses. La matrícula se renueva hasta el 31 de marzo.',
  ],
  '¿Puedo cerrar la S.A.S. si un socio no firma?': [
    'Depende de las mayorías de los estatutos, no de la firma de todos: la disolución la decide la asamblea, citada como dicen los estatutos, y liquida el representante legal o quien ella nombre (Ley 1258 de 2008, art. 36). Quien está lejos puede reunirse por videollamada o dar poder.',
    'Ahora: 1. Mira en los estatutos qué quórum y qué mayoría piden y cómo se cita. 2. Cita por escrito y guarda la prueba del envío. 3. Si van por mitades y se bloquean, hay vías ante la Superintendencia de Sociedades (www.supersociedades.gov.co). 4. Sigue presentando lo que vence y renueva la matrícula. Un abogado del equipo lo mira contigo con los estatutos.',
  ],
  '¿Respondo con lo mío por las deudas de la sociedad?': [
    'En general, no en una S.A.S.: los accionistas responden hasta el monto de sus aportes, también por lo laboral y lo tributario, salvo que la sociedad se haya usado en fraude a la ley o en perjuicio de terceros (Ley 1258 de 2008, arts. 1 y 42). En una limitada y en otras sociedades los socios sí responden por los impuestos, según su aporte y el tiempo que lo tuvieron; los de sociedades anónimas y asimiladas no (E.T., art. 794).',
    'El representante legal y el liquidador son otra cosa: pueden responder por los deberes que tenían que cumplir (arts. 572 y 798), y de forma solidaria si no avisan la disolución o no respetan el orden de los créditos (art. 847). Si hay retención o IVA cobrados y sin pagar, habla hoy con un abogado. Antes de liquidar, haz la lista de lo que se debe: la miramos contigo.',
  ],
  '¿Qué pasa si liquido la empresa con deudas?': [
    'La liquidación sirve justo para eso: se vende lo que haya, se paga hasta donde alcance en el orden de la ley, y lo que sobre va a los accionistas. No se puede repartir ni cancelar la sociedad callando una deuda: al disolverla hay que avisar a la DIAN, y quien liquida responde si no respeta el orden de los créditos (E.T., art. 847).',
    'Si lo que hay no alcanza, la vía puede ser otra: la insolvencia, ante la Superintendencia de Sociedades. Ahora: 1. Lista de deudas con fecha y valor. 2. Lista de bienes. 3. Presenta las declaraciones pendientes. Un abogado y un contador del equipo te dicen cuál camino sirve.',
  ],
  '¿Puedo poner la empresa en la dirección de mi casa?': [
    'En general sí: la dirección de la Cámara de Comercio y del RUT puede ser la de tu casa, propia o arrendada. Lo importante es que sea real, porque allí te notifican, y que la cambies en los dos registros si te mudas.',
    `Antes mira tres cosas: 1. El contrato de arriendo y el reglamento del edificio: pueden prohibir la actividad. 2. Si atiendes público o manejas mercancía, el uso del suelo, que lo dice la alcaldía (en ${bogota}, Planeación). 3. El ICA: trabajar desde casa también es actividad en ese municipio. Un abogado del equipo lee el contrato contigo si dudas.`,
  ],
  '¿Persona natural o S.A.S.?': [
    'Empezar como persona natural es más simple y barato: RUT, matrícula y, con ventas de menos de 3.500 UVT al año, puedes ser no responsable de IVA (E.T., art. 437, parágrafo 3). Pero respondes con todo lo tuyo.',
    'La S.A.S. separa tu patrimonio (Ley 1258 de 2008, art. 1) y sirve para tener socios, contratos grandes o vender el negocio; a cambio lleva contabilidad, declara renta aunque no venda y factura electrónicamente siempre. Suele convenir si hay socios, deudas o riesgos, empleados o clientes que la piden. Con tus ventas y tus costos del año te decimos cuál paga menos.',
  ],
  '¿Una S.A.S. puede tener un solo dueño y cuánto capital pide?': [
    'Sí: basta una persona (Ley 1258 de 2008, art. 1), y el capital lo fijan los estatutos; se puede pagar hasta en dos años (art. 9). Conviene poner uno que alcance para arrancar, porque lo miran los bancos y los clientes, y del capital depende también lo que cobra la Cámara de Comercio.',
    'Un accionista único decide solo, pero sus decisiones quedan en actas en el libro, como aprobar las cuentas cada año. Un abogado del equipo prepara estatutos y actas contigo.',
  ],
  '¿Cómo cambio al revisor fiscal o a quien figura en la Cámara?': [
    'Se hace con un acta: la asamblea remueve y nombra a otra persona, que acepta por escrito, y el acta se inscribe en la Cámara de Comercio (Código de Comercio, art. 163). Quien está inscrito sigue figurando para todos los efectos mientras no se registre un nuevo nombramiento (art. 164): por eso la renuncia sola no basta y conviene inscribirla y pedir por escrito el reemplazo.',
    'Después se actualiza el RUT. El contador no se inscribe en la Cámara: para cambiarlo basta la entrega de libros, soportes y claves con un acta. Un abogado del equipo prepara el acta contigo.',
  ],
  '¿Cada cuánto es la asamblea de una S.A.S.?': [
    'Una vez al año: en la fecha de los estatutos o, si no dicen, en los tres meses siguientes al cierre, es decir, hasta el 31 de marzo. Si nadie la cita, puede reunirse por derecho propio el primer día hábil de abril a las 10 a.m., en la sede (Código de Comercio, art. 422).',
    'Ahí se aprueban los estados financieros y qué se hace con las utilidades, y queda un acta. Si se pasó, cítala ya y deja constancia. Preparamos contigo los estados y el acta.',
  ],
}
