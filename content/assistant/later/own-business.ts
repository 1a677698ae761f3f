import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  '¿Cómo saco el RUT?': [
    'El RUT se saca gratis en el portal de la DIAN (www.dian.gov.co), como persona natural, con tu documento y tu correo; si tienes un negocio con matrícula, se hace junto con la Cámara de Comercio. No le pagues a nadie por el formulario.',
    'Lo importante es la actividad (código CIIU) y las responsabilidades de la casilla 53: pide solo las que de verdad tienes. Sacarlo no obliga por sí solo a pagar. Si dudas, lo revisamos contigo.',
  ],
  '¿Declaro lo que recibo por Nequi o del exterior?': [
    'Lo que ganas por Nequi, plataformas o desde el exterior es ingreso igual que el de un banco, y los bancos y las plataformas se lo informan a la DIAN. Cuenta la suma del año: declaras por 2025 si tus ingresos o tus consignaciones llegaron a 1.400 UVT ($\u00a069.718.600), entre otros topes.',
    'Guarda el detalle de cada pago y separa lo tuyo de lo ajeno: lo que solo pasó por tu cuenta no es ingreso tuyo y hay que poder probarlo, pero sí cuenta para el tope de consignaciones (E.T., art. 594-3). Mira tu caso en la herramienta; con tus extractos te decimos qué te toca.',
  ],
  '¿Qué hago con un saldo a favor?': [
    'Hay tres caminos: llevarlo al período siguiente (lo más simple), compensarlo con otra deuda o pedir la devolución en el portal de la DIAN. Antes, comprueba que los certificados de retención sumen igual que tu declaración: al pedirla la DIAN la revisa.',
    'Pedida con todos los papeles, la DIAN la paga en 50 días hábiles, o en 20 con una garantía (E.T., arts. 855 y 860). La devolución se pide a más tardar 2 años después de vencido el plazo para declarar (art. 854); un pago de más, en 5 años. El saldo de IVA casi siempre se arrastra: su devolución es para exportadores y demás exentos del artículo 481, productores de bienes exentos (art. 477), quienes venden a la tarifa del 5% y quienes tienen retenciones de IVA (art. 850, parágrafo 1). Lo demás no lo sé con certeza sin ver tu declaración: con los certificados te decimos si vale la pena.',
  ],
  '¿Qué es el documento soporte?': [
    'El documento soporte lo hace quien compra cuando el vendedor no está obligado a facturar (por ejemplo, un no responsable de IVA). Se genera en tu programa de facturación, se transmite a la DIAN y prueba el costo o gasto; una cuenta de cobro sola no basta.',
    'Si el vendedor sí está obligado, pídele la factura. Desde cuándo y cada cuánto se transmite en tu caso no lo sé con certeza: pregúntaselo a una persona.',
  ],
  '¿Qué impuestos tiene una fundación?': [
    'Una fundación en el régimen tributario especial (código 04 en el RUT) declara renta y actualiza cada año el registro web en la DIAN, hasta el 30 de junio; si sus ingresos pasan de 160.000 UVT, con memoria económica (DUR 1625 de 2016, artículo 1.6.1.13.2.25). Si no lo hizo a tiempo, declara ese año como del régimen ordinario y actualiza el RUT (E.T., art. 364-5); para volver pide de nuevo la calificación en el mismo servicio. Si ya se pasó, no lo dejes: un tributarista mira qué quedó presentado.',
    'Las juntas de acción comunal y las asociaciones de padres no son contribuyentes. Mira qué códigos hay en la casilla 53 y cuéntanos: te decimos qué falta.',
  ],
  '¿Cómo son las ventas al exterior y las importaciones?': [
    'En una venta al exterior la factura también es electrónica, y el servicio prestado desde aquí puede ir exento de IVA si hay contrato escrito y lo usan solo afuera personas sin negocios ni actividades en Colombia (E.T., art. 481). Las importaciones y los paquetes se tramitan en la aduana de la DIAN, y los aranceles dependen del producto. Los pagos pasan por un banco o una cuenta de compensación.',
    'No doy una tarifa sin ver el producto o el contrato: cuéntanos qué vendes o traes y a qué país.',
  ],
  '¿Qué impuestos tiene un arriendo?': [
    'El arriendo es un ingreso y suma en la renta. El de vivienda está excluido de IVA (E.T., art. 476, numeral 15); el de un local o una oficina puede llevarlo si quien arrienda es responsable de IVA, y si paga una empresa puede haber retención.',
    'Para subir el canon o recuperar el inmueble manda el contrato y si es vivienda o comercio: un abogado del equipo lo mira. Cuéntanos qué arriendas, a quién y por cuánto.',
  ],
  '¿Cómo hago un cambio en mi sociedad?': [
    'Casi todo cambio de una sociedad sigue este orden: lo que permiten los estatutos, un acta de la asamblea o del accionista único y, si es de representante, nombre, objeto, capital o domicilio, el registro en la Cámara de Comercio y la actualización del RUT. La plata de la sociedad no es del socio: sale como salario, honorarios, préstamo o dividendos, y cada uno paga distinto.',
    'Con los estatutos y lo que quieres cambiar te decimos qué acta va y qué cuesta el registro; los contratos y las marcas también los ve un abogado del equipo.',
  ],
  '¿Cómo vendo mis acciones de la S.A.S.?': [
    'En una S.A.S. las acciones se venden sin escritura y, en general, sin la firma de los otros socios: se endosa el título y se anota en el libro de registro de accionistas. Mandan los estatutos: pueden poner condiciones o prohibir la venta por un tiempo, y una venta que los desconozca no vale (Ley 1258 de 2008, arts. 13 y 15).',
    'Ahora: 1. Lee en los estatutos qué dicen de vender acciones. 2. Acuerda precio y forma de pago por escrito. 3. Pide que se anote en el libro; si se niegan, guarda la prueba. 4. Si hay impuesto, es de quien vende y sobre lo que ganó (precio menos costo fiscal): 15% como ganancia ocasional si las tuvo dos años o más; si no, renta con su tarifa (E.T., arts. 300 y 314). Quien compra no lo paga. A veces cambia el RUB. No hay un plazo legal: con precio acordado y cumplida o renunciada la preferencia de los estatutos, el endoso y la anotación pueden hacerse el mismo día. Un abogado del equipo lo mira contigo.',
  ],
  '¿Cómo abre una sucursal una empresa extranjera?': [
    'Una sociedad extranjera que hace negocios permanentes en Colombia abre una sucursal: se llevan a una notaría, legalizados, sus documentos de fundación, sus estatutos y el acto que la crea, y se registra en la Cámara de Comercio (Código de Comercio, arts. 471 y 472). Siempre tiene revisor fiscal (art. 203). Otra vía es crear una S.A.S. de la que sea dueña.',
    'Nuestra asesoría legal es por horas o por paquete: cuéntanos de qué país es y qué va a hacer, y una persona te confirma si tomamos el caso y qué documentos traer.',
  ],
  '¿Qué puedo descontar en la renta?': [
    'Hay deducciones para personas (intereses de vivienda, medicina prepagada, dependientes, aportes voluntarios, una parte de las compras con factura electrónica) y para empresas (gastos del negocio con soporte). Casi todas tienen tope y piden prueba.',
    'No lo sé con certeza sin ver tu caso y prefiero no adivinar: reúne certificados y facturas a tu nombre, y te decimos qué sirve y cuánto baja.',
  ],
  '¿Cuánto es la tarifa o la retención?': [
    'Cada tarifa cambia con el concepto, el año y quién paga. Tengo confirmada la retención por honorarios: 11% a una sociedad; a una persona natural que pide restar costos y gastos, 10%, que sube al 11% si su contrato o sus pagos del año pasan de 3.300 UVT (E.T., art. 392 y Decreto 260 de 2001); a la que no los pide, la tabla de los salarios, que hasta 95 UVT al mes da cero (art. 383, parágrafo 2). La base no incluye el IVA. En tu caso puede ser otra: te lo confirma un contador. De las demás, no lo sé con certeza y prefiero no adivinar.',
    'Dinos qué pagas o cobras, cuánto y si quien recibe declara renta, y una persona del equipo te da la cifra con su norma. Las que sí tenemos confirmadas están aquí abajo.',
  ],
  '¿Dónde denuncio a quien no factura?': [
    'Pide primero la factura electrónica con tu cédula o tu NIT: quien está obligado debe expedirla. Si no, se puede denunciar en el portal de la DIAN (www.dian.gov.co), en denuncias, con el nombre, el NIT, la fecha y lo que tengas como prueba. Una tienda pequeña puede no estar obligada.',
    'Nosotros no recibimos denuncias; si la factura que falta es de una compra tuya para el negocio, te decimos cómo soportarla.',
  ],
}
