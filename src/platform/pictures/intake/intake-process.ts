import { answerQuestions, pictureLoaders } from "../answer-questions.ts";
import type { PictureFile } from "../variants/picture-job.ts";
import { type Cleaned, cleanPicture } from "./clean-picture.ts";

answerQuestions<PictureFile, Cleaned>(pictureLoaders, cleanPicture);
