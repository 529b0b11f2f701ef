import { qrOf } from '../../../../shared/paper/qr.ts';

type SquareProps = { text: string; name: string; className: string | undefined };

/** Black on white whatever the colours around it, its quiet zone inside it. */
export function QrSquare({ text, name, className }: SquareProps) {
  const { size, path } = qrOf(text);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code: ${name}`}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
