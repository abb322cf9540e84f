import { type DragEvent, useState } from "react";

type DragRow = {
  /** The kind of thing that is dragged, so that a file or another list's row is let by. */
  type: string;
  key: string;
  /** Another row was dropped on this one. */
  onDrop: (key: string, event: DragEvent) => void;
};

/** What a row of a list needs to be dragged and dropped on. */
export function useDragRow({ type, key, onDrop }: DragRow) {
  const [isOver, setIsOver] = useState(false);
  return {
    "data-over": isOver || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(type, key);
      dataTransfer.effectAllowed = "move";
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const dropped = event.dataTransfer.getData(type);
      if (dropped === "") return;
      event.preventDefault();
      onDrop(dropped, event);
    },
  };
}
