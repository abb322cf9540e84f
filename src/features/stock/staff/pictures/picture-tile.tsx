import { GripVertical, Star } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import type { ImageType } from "#features/cars/rules/image.ts";
import { imageTypeLabels, imageTypeOrder } from "#features/cars/rules/image-type-labels.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { previewStyle } from "#platform/pictures/preview-style.ts";
import { useDragRow } from "#ui/use-drag-row.ts";
import type { PartPicture } from "../../rules/car-parts.ts";

const dragType = "application/x-car-picture";
const thumbnail = 384;

type PictureTileProps = {
  picture: PartPicture;
  at: number;
  count: number;
  isCover: boolean;
  isSelected: boolean;
  canEdit: boolean;
  /** Which finding shows it. */
  finding: number | null;
  image: Ref<HTMLButtonElement>;
  onSelect: () => void;
  onKey: (event: KeyboardEvent) => void;
  onType: (type: ImageType) => void;
  /** Another picture was dropped on this one. */
  onDrop: (key: string) => void;
};

/** One picture: its number, what it shows, and a grip. Keys work while it has the focus. */
export function PictureTile(props: PictureTileProps) {
  const { picture, at, count, isCover, isSelected, canEdit, finding, image } = props;
  const row = useDragRow({
    type: dragType,
    key: picture.key,
    onDrop: (key, event) => {
      // The panel around it takes files.
      event.stopPropagation();
      props.onDrop(key);
    },
  });
  const type = imageTypeLabels[picture.type];
  const marks = [
    isCover && "omslag",
    picture.isHighlight && "framhävd",
    finding !== null && `fynd ${finding}`,
  ];
  const message = [`Bild ${at + 1} av ${count}`, type, ...marks.filter(Boolean)].join(", ");
  return (
    <li className="cp-pic" draggable={canEdit} data-selected={isSelected || undefined} {...row}>
      <button
        ref={image}
        type="button"
        className="cp-img"
        aria-pressed={isSelected}
        tabIndex={isSelected ? 0 : -1}
        onClick={props.onSelect}
        onFocus={props.onSelect}
        onKeyDown={props.onKey}
      >
        <img
          src={variantAddress(picture.url, thumbnail)}
          alt=""
          loading="lazy"
          draggable={false}
          style={previewStyle(picture.preview)}
        />
        <span className="sr">{message}</span>
        <span className="cp-no" aria-hidden>
          {at + 1}
          {isCover && " · omslag"}
        </span>
        {(picture.isHighlight || finding !== null) && (
          <span className="cp-mark" aria-hidden>
            {picture.isHighlight && <Star aria-hidden className="i s16" />}
            {finding !== null && `Fynd ${finding}`}
          </span>
        )}
      </button>
      <div className="cp-m">
        {canEdit ? (
          <select
            aria-label={`Vad bild ${at + 1} visar`}
            value={picture.type}
            tabIndex={isSelected ? 0 : -1}
            onChange={({ target }) => props.onType(Number(target.value) as ImageType)}
          >
            {imageTypeOrder.map((one) => (
              <option key={one} value={one}>
                {imageTypeLabels[one]}
              </option>
            ))}
          </select>
        ) : (
          <span>{type}</span>
        )}
        {canEdit && <GripVertical aria-hidden className="i s16 t3" />}
      </div>
    </li>
  );
}
